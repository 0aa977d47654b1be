export function PlatformsCodePage() {
  return <h1>platforms-code</h1>;
}
