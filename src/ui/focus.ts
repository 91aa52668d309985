/** Puts the focus where a screen starts: its create button, or else its content. */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>('[data-create]') ?? document.querySelector<HTMLElement>('main');
  start?.focus();
}
