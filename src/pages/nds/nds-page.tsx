export function NdsPage() {
  return <h1>nds</h1>;
}
