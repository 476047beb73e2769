import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatPaise } from '~/lib/money.ts'
import { Band } from '~/ui/band.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { CourseDetail, CourseRules, LessonRow } from '../api.ts'
import { playerPath } from '../paths.ts'
import { countsOf, lengthsOf, sizeOf } from '../words.ts'
import classes from './buy-panel.module.css'

interface BuyPanelProps {
  course: CourseDetail
  rule: CourseRules
  /** The reader has it; undefined while that is not known. */
  isOwned: boolean | undefined
  /** Puts it into the cart. */
  add: ReactNode
  /** The first lesson that anyone may see. */
  preview: LessonRow | undefined
  onPreview: (lesson: LessonRow) => void
}

/** Price, the way to buy it, and what the course includes. */
export function BuyPanel({ course, rule, isOwned, add, preview, onPreview }: BuyPanelProps) {
  const t = useT()
  return (
    <aside className={classes.panel} aria-label={t('Buy this course')}>
      {preview && (
        <Band className={classes.preview}>
          <button type="button" onClick={() => onPreview(preview)}>
            <span className={classes.round}>
              <i className={classes.triangle} />
            </span>
            <span className="pm-num">{t('Watch a lesson free, {size}', { size: sizeOf(preview, t) })}</span>
          </button>
        </Band>
      )}
      <div className={classes.body}>
        {isOwned ? (
          <ButtonLink to={playerPath(course.id)} size="lg">
            {t('Go to your course')}
          </ButtonLink>
        ) : (
          <>
            <p className={classes.price}>
              <strong className="pm-num">{formatPaise(course.pricePaise)}</strong>
              <span>{t('before GST')}</span>
            </p>
            {isOwned === undefined ? <SkeletonLines lines={1} /> : add}
          </>
        )}
        <ul className={classes.facts}>
          {includedIn(course, rule, t).map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

function includedIn(course: CourseDetail, rule: CourseRules, t: ReturnType<typeof useT>): [IconName, string][] {
  const { quizzes } = course
  const lengths = lengthsOf(
    course.chapters.flatMap(({ lessons }) => lessons),
    t,
  )
  const percents = { watch: rule.watchPercent, quiz: rule.quizPercent }
  return [
    ['clock', [...lengths, ...countsOf(course, t)].join(', ')],
    ['language', languageNames(course.languages, t.language)],
    [
      'certificate',
      quizzes > 0
        ? t('Certificate at {watch}% watch time and {quiz}% in the quiz', percents)
        : t('Certificate at {watch}% watch time', percents),
    ],
    ['device-mobile', t('Yours for life, on any device')],
    ...(rule.refundDays > 0
      ? [
          [
            'receipt-refund',
            t('Full refund within {days} days if you watched less than {percent}%', {
              ...{ days: rule.refundDays, percent: rule.refundPercent },
            }),
          ] as [IconName, string],
        ]
      : []),
  ]
}
