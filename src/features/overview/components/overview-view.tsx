export function OverviewView() {
  return null
}
