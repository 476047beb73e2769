import { useEffect, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './door.module.css'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorMaker = new (options: { formats: string[] }) => Detector

const EVERY_MS = 250

/** Browsers without it check people in by name or number. */
const detectorOf = () => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Reads QR codes with the camera; the same code is reported once until another one is seen. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const report = useRef(onCode)
  report.current = onCode
  useEffect(() => {
    const Maker = detectorOf()
    if (!isOn || !Maker) return
    const detector = new Maker({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let last = ''
    let isStopped = false
    const timer = setInterval(async () => {
      if (!video.current || video.current.readyState < 2) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (!found || found.rawValue === last || isStopped) return
      last = found.rawValue
      report.current(last)
    }, EVERY_MS)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened
        if (isStopped || !video.current) for (const track of opened.getTracks()) track.stop()
        else video.current.srcObject = opened
      })
      .catch(() => setRefused(true))
    return () => {
      isStopped = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [isOn])
  if (!detectorOf()) return <p>{t('This browser cannot read QR codes. Check people in by name or ticket number.')}</p>
  if (isRefused)
    return <p role="alert">{t('The camera is not available. Check people in by name or ticket number.')}</p>
  if (!isOn)
    return (
      <Button size="lg" onClick={() => setOn(true)}>
        {t('Scan tickets with the camera')}
      </Button>
    )
  return (
    <div className={classes.camera}>
      <video ref={video} autoPlay playsInline muted aria-label={t('Camera')} />
      <Button variant="default" onClick={() => setOn(false)}>
        {t('Stop the camera')}
      </Button>
    </div>
  )
}
