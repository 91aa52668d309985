/** The text of the confirmation dialog as first rendered: a quick user answers that text, not a later one. */
export function asFirstDrawn(): Promise<string> {
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      const question = document.querySelector('[role="alertdialog"]');
      if (!question) return;
      watching.disconnect();
      resolve(question.textContent);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}
