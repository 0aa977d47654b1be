export function ServicesPage() {
  return <h1>services</h1>;
}
