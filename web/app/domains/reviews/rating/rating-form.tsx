import { type ReactNode, useState } from 'react'
import { REVIEW_COMMENT_MAX, type ReviewKind, type ReviewTag, tagsFor } from '#contract/reviews/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ChipSet } from '~/ui/chip-set.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import type { Rating } from '../own-api.ts'
import { tagWords } from '../words.ts'
import classes from './rating.module.css'
import { StarInput } from './star-input.tsx'
import { starWords } from './words.ts'

interface RatingFormProps {
  name: string
  /** What is reviewed. */
  kind: ReviewKind
  initial?: { rating: number; comment: string; tags: readonly ReviewTag[] }
  submit: string
  busy: boolean
  onSubmit: (rating: Rating) => void
  children?: ReactNode
}

/** The tags are praise: they are no answer to what went wrong. */
const PRAISED_FROM = 3

const NOTHING = { rating: 0, comment: '', tags: [] }

/** Stars, tags and a comment; it cannot be sent before a star is chosen. */
export function RatingForm({ name, kind, initial = NOTHING, submit, busy, onSubmit, children }: RatingFormProps) {
  const t = useT()
  const [rating, setRating] = useState(initial.rating)
  const [tags, setTags] = useState<readonly ReviewTag[]>(initial.tags)
  const [comment, setComment] = useState(initial.comment)
  const toggle = (value: string) =>
    setTags(tagsFor(kind).filter((tag) => (tag === value ? !tags.includes(tag) : tags.includes(tag))))
  const asked = starWords[rating - 1]
  const isPraised = rating === 0 || rating >= PRAISED_FROM
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (rating > 0 && !busy) onSubmit({ rating, comment, tags: isPraised ? [...tags] : [] })
      }}
    >
      <StarInput name={`${name}-stars`} value={rating} onChange={setRating} />
      <p className={classes.ask} role="status">
        {asked && t(asked)}
      </p>
      {isPraised && (
        <fieldset className={classes.tags}>
          <legend className="pm-visually-hidden">{t('What helped most?')}</legend>
          <ChipSet
            name={`${name}-tags`}
            kind="checkbox"
            chips={tagsFor(kind).map((value) => ({ value, label: t(tagWords[value]) }))}
            chosen={tags}
            onChoose={toggle}
          />
        </fieldset>
      )}
      <Textarea
        aria-label={t('Your comment')}
        placeholder={t('What should others know? (optional)')}
        minRows={2}
        maxRows={6}
        autosize
        maxLength={REVIEW_COMMENT_MAX}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      {children}
      <Button type="submit" size="lg" fullWidth disabled={rating === 0} loading={busy}>
        {submit}
      </Button>
    </form>
  )
}
