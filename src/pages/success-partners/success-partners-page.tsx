export function SuccessPartnersPage() {
  return <h1>success-partners</h1>;
}
