import { LegalDocument } from './legal-document.tsx';

export function PrivacyPolicyPage() {
  return <LegalDocument name="privacy" />;
}
