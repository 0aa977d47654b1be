export function Article2Page() {
  return <h1>article-2</h1>;
}
