export function Article1Page() {
  return <h1>article-1</h1>;
}
