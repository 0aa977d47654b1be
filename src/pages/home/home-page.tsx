import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { TrustedCompanies } from '#src/sections/trusted-companies/trusted-companies.tsx';
import { Values } from '#src/sections/values/values.tsx';
import { AboutTeaser } from './about-teaser.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Partnerships } from './partnerships.tsx';
import { Showcase } from './showcase.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <TrustedCompanies />
      <Showcase />
      <AboutTeaser />
      <Values />
      <Partnerships />
      <LatestNews />
      <ContactBanner />
    </>
  );
}
