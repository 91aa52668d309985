/** The logo: a beam, its two pans and the thread, in the colour of the surrounding text. */
export function BalanceMark({ size = 24, className = '' }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden className={className}>
      <path d="M12 2v4.2" stroke="var(--color-thread)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M3.5 8.5 12 6.2l8.5 2.3M3.5 8.5 1.5 15h5l-3-6.5M20.5 8.5l-3 6.5h5l-2-6.5"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M1.5 15a2.5 2.5 0 0 0 5 0M17.5 15a2.5 2.5 0 0 0 5 0"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M12 6.2V21M8.5 21h7" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
