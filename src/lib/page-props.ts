/** What every page component gets: the parameters of its address. */
export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
}
