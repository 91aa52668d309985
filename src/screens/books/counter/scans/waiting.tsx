/** "3 waiting": the codes that were scanned while a question is open. */
export function Waiting({ count }: { count: number }) {
  return (
    <p role="status" className="font-medium text-waiting empty:hidden">
      {count > 0 && `${count} waiting`}
    </p>
  );
}
