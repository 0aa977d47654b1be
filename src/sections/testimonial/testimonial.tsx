export function Testimonial() {
  return <section id="testimonial" />;
}
