export default function Page() {
  return <main>x</main>
}
