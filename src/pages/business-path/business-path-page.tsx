export function BusinessPathPage() {
  return <h1>business-path</h1>;
}
