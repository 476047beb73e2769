import type { SVGProps } from 'react'
import type { IconName } from './icon-names.ts'
import sheet from './icons.svg?url'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName
  size?: number
}

/** A decorative icon; if it needs a name, label its parent. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  return (
    <svg width={size} height={size} strokeWidth={1.6} aria-hidden="true" focusable="false" {...rest}>
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
