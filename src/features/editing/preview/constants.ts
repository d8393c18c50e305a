/** Sizes of the preview next to the editor, in pixels. */
export const previewWidths = [
  { name: 'phone', label: 'Phone 390', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet 820', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop 1440', width: 1440, height: 900 },
]
