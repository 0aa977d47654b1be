export function CareersPage() {
  return <h1>careers</h1>;
}
