/** Presses again, once each, what was pressed before this script was here (keep-presses.js). */
export function answerPresses(): void {
  for (const control of window.keptPresses) {
    if (control instanceof HTMLFormElement) {
      control.requestSubmit();
      continue;
    }
    // React has found it chosen, and listens for changes only.
    if (control instanceof HTMLInputElement) control.checked = false;
    control.click();
  }
  window.keptPresses.clear();
  delete document.documentElement.dataset['waiting'];
}
