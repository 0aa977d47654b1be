import { useEffect, useRef } from 'react';
import { addressOf, directionOf, languageFacts, otherLanguages, type Language } from '#shared/languages.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';

/** Leads to this page in each other language, by that language's own name. The first one carries the id. */
export function LanguageLinks({ id, className }: { id?: string; className?: string | undefined }) {
  return otherLanguages(useLanguage()).map((other, index) => (
    <LanguageLink key={other} language={other} id={index === 0 ? id : undefined} className={className} />
  ));
}

interface Props {
  language: Language;
  id: string | undefined;
  className: string | undefined;
}

/**
 * Loads a document, the reload of rule:language-button, which begins as this page stands. What a press stores, the
 * scripts in the head do.
 */
function LanguageLink({ language, id, className }: Props) {
  const { pathname, search, hash } = usePlace();
  const link = useRef<HTMLAnchorElement>(null);
  const href = addressOf(pathname, language) + search + hash;
  // The build knows no query and no hash, and hydration leaves what it finds.
  useEffect(() => link.current?.setAttribute('href', href), [href]);
  return (
    <a
      ref={link}
      id={id}
      href={href}
      hrefLang={language}
      className={className}
      lang={language}
      dir={directionOf(language)}
      suppressHydrationWarning
    >
      {languageFacts(language).name}
    </a>
  );
}
