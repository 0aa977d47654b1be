export function BusinessPathsPage() {
  return <h1>business-paths</h1>;
}
