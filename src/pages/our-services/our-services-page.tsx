export function OurServicesPage() {
  return <h1>our-services</h1>;
}
