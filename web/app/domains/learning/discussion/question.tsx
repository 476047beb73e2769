import { type ReactNode, useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { answerQuestion, type LessonPost, type LessonQuestion } from './api.ts'
import classes from './discussion.module.css'
import { PostForm } from './post-form.tsx'

interface QuestionProps {
  question: LessonQuestion
  /** Label of the button that answers it; undefined if the reader does not. */
  answer: string | undefined
  /** Where it was asked. */
  place?: ReactNode
}

/** A question with its answers, and the form for one more. */
export function Question({ question, answer, place }: QuestionProps) {
  const t = useT()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.question}>
      {place}
      <Post post={question} />
      {question.answers.length > 0 && (
        <ul className={classes.answers} aria-label={t('Answers')}>
          {question.answers.map((post) => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
        </ul>
      )}
      {answer && !isOpen && (
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {answer}
            <span className="pm-visually-hidden">: {question.text.slice(0, 40)}</span>
          </Button>
        </div>
      )}
      {answer && isOpen && (
        <PostForm
          label={t('Your answer|in a discussion')}
          submit={t('Send|an answer')}
          send={(text) => answerQuestion(api, { id: question.id, text })}
          onDone={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      )}
    </li>
  )
}

function Post({ post }: { post: LessonPost }) {
  const t = useT()
  return (
    <div className={classes.post}>
      <div className={classes.head}>
        <strong lang={t.lang(post.author)}>{post.isOwn ? t('You|in a discussion') : post.author}</strong>
        {post.isTrainer && <span className={classes.trainer}>{t('Trainer')}</span>}
        <time dateTime={post.postedAt}>{formatDate(post.postedAt, t)}</time>
      </div>
      <p lang={t.lang(post.text)}>{post.text}</p>
    </div>
  )
}
