export function SubscribeForm() {
  return <form id="subscribe-form" />;
}
