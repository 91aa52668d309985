/** What the question says when it is first drawn: whoever is quick answers that. */
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
