export function SuccessStoriesPage() {
  return <h1>success-stories</h1>;
}
