/** The pattern of the HTML standard for `type=email`, so that the browser's check and ours accept the same. */
const WHATWG_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u;
const INTERNATIONAL_DOMAIN = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address with an international domain in its ASCII form, as browsers see it before they check it
 * (`name@مثال.السعودية` becomes `name@xn--mgbh0fb.xn--mgberp4a5d4ar`). Any other text comes back as it is.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !INTERNATIONAL_DOMAIN.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/** Whether a browser's `type=email` field would accept the text. Says nothing about whether the address exists. */
export function hasEmailFormat(email: string): boolean {
  return WHATWG_EMAIL.test(withAsciiDomain(email));
}
