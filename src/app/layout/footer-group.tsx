import type { Href } from '#content/facts/paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';

interface Props {
  id: string;
  heading: string;
  links: { href: Href; text: string }[];
}

/** A headed list of links in the footer. */
export function FooterGroup({ id, heading, links }: Props) {
  return (
    <div id={id}>
      <h2>
        <Text>{heading}</Text>
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={text}>
            <Link href={href}>
              <Text>{text}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
