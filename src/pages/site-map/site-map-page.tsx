export function SiteMapPage() {
  return <h1>site-map</h1>;
}
