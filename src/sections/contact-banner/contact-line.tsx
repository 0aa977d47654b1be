import { useTexts } from '#src/i18n/texts-context.tsx';
import { ContactEnding } from '../ending/contact-ending.tsx';

/** The contact banner where the page goes on after it: a quiet line, which nobody takes for the page's end. */
export function ContactLine() {
  const { contactBanner } = useTexts('sharedSections');
  return <ContactEnding id="contact-banner" title={contactBanner.title} />;
}
