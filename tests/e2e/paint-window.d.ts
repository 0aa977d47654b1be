/** Set by the tests of the languages. */
interface Window {
  readonly reportPaint: (path: string) => void;
}
