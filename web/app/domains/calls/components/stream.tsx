import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'

interface StreamProps {
  stream: MediaStream | null
  /** The own picture makes no sound and is seen as in a mirror. */
  own?: boolean
  mirrored?: boolean
  /** Where sound comes out; null is the browser's own choice. */
  speaker?: string | null
  className?: string | undefined
  label?: string
  ref?: Ref<HTMLVideoElement>
}

/** A moving picture with its sound. */
export function Stream({ stream, own = false, mirrored = false, speaker = null, className, label, ref }: StreamProps) {
  const element = useRef<HTMLVideoElement>(null)
  useImperativeHandle(ref, () => element.current!)
  useEffect(() => {
    const video = element.current
    if (!video || video.srcObject === stream) return
    video.srcObject = stream
    // A page that was never touched may not make a sound; the Join button has touched ours.
    if (stream) video.play().catch(() => {})
  }, [stream])
  useEffect(() => {
    if (!own && element.current && 'setSinkId' in element.current)
      element.current.setSinkId(speaker ?? '').catch(() => {})
  }, [own, speaker])
  return (
    <video
      ref={element}
      className={className}
      aria-label={label}
      autoPlay
      playsInline
      muted={own}
      disablePictureInPicture={own}
      style={mirrored ? { transform: 'scaleX(-1)' } : undefined}
    />
  )
}
