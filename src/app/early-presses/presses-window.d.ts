/** Set by the script in the head (keep-presses.js). */
interface Window {
  keptPresses: Set<HTMLElement>;
}
