export default function Page() {
  return <main>Redirecting...</main>
}
