export function ContactUsPage() {
  return <h1>contact-us</h1>;
}
