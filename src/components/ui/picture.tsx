import { getImageProps } from 'next/image'

type Props = { src: string; alt: string; size: number; className?: string }

/**
 * A square picture of `size` CSS pixels, resized and re-encoded by Next's image optimizer, which also
 * proxies pictures from other hosts: the visitor's browser never contacts them.
 */
export function Picture({ src, alt, size, className }: Props) {
  const { props } = getImageProps({ src, alt, width: size, height: size, loading: 'lazy' })
  // The content security policy forbids style attributes; Next's only makes the alt text transparent.
  return <img {...props} style={undefined} alt={alt} className={className} />
}
