interface Props {
  email: string;
  subject?: string;
}

/** An email address that may break after its @, and nowhere else while that is enough. */
export function EmailLink({ email, subject }: Props) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <a href={`mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}>
      <bdi dir="ltr">
        {email.slice(0, domain)}
        <wbr />
        {email.slice(domain)}
      </bdi>
    </a>
  );
}
