import { getImageProps } from 'next/image'

type Props = { src: string; alt: string; size: number; className?: string }

/**
 * A square picture of `size` CSS pixels, resized and recoded by the site's own server; for a
 * picture on another host that server fetches it, so that the visitor's browser never does.
 */
export function Picture({ src, alt, size, className }: Props) {
  const { props } = getImageProps({ src, alt, width: size, height: size, loading: 'lazy' })
  // The page's policy allows no styles in attributes, and this one only hides what `alt` says.
  return <img {...props} style={undefined} alt={alt} className={className} />
}
