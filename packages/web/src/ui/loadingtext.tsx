/** All that is shown of a page until it is loaded. */

export function LoadingText({ text }: { readonly text: string }) {
  return (
    <main className="loading" aria-busy="true">
      <h1>{text}</h1>
    </main>
  );
}
