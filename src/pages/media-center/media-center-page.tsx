export function MediaCenterPage() {
  return <h1>media-center</h1>;
}
