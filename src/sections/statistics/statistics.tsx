export function Statistics() {
  return <section id="statistics" />;
}
