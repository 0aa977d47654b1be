declare module '*.js?inline-script' {
  /** The script, minified. */
  const code: string;
  export default code;
}
