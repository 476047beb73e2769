import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Figures } from '~/ui/figures.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { CourseNumbers } from './api.ts'
import classes from './staff.module.css'
import views from './views.module.css'
import { kindWords } from './words.ts'

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole))

/** How far learners are, where they stop, and which questions they fail. */
export function NumbersPanel({ numbers }: { numbers: CourseNumbers }) {
  const t = useT()
  const { learners, started, finished, certificates, lessons, questions } = numbers
  const share = (part: number, whole: number) =>
    t('{percent} % of {count}', { percent: percentOf(part, whole), count: formatCount(whole) })
  return (
    <div className={views.numbers}>
      <Figures
        label={t('Learners')}
        figures={[
          { name: t('Learners'), value: formatCount(learners), line: t('with access now or earlier') },
          { name: t('Started'), value: formatCount(started), line: share(started, learners) },
          { name: t('Finished'), value: formatCount(finished), line: share(finished, started) },
          { name: t('Certificates'), value: formatCount(certificates), line: share(certificates, learners) },
        ]}
      />
      <Panel title={t('Where people stop')}>
        {started === 0 ? (
          <p className={classes.hint}>{t('Nobody has started the published version yet.')}</p>
        ) : (
          <div className={views.scroll}>
            <table className={views.table}>
              <thead>
                <tr>
                  <th scope="col">{t('Lesson')}</th>
                  <th scope="col">{t('Started')}</th>
                  <th scope="col">{t('Done')}</th>
                  <th scope="col">{t('Stopped here')}</th>
                </tr>
              </thead>
              <tbody>
                {lessons.map((lesson) => (
                  <tr key={lesson.id}>
                    <th scope="row">
                      {titleOf(lesson, t.language)}
                      <small>{t(kindWords[lesson.kind])}</small>
                    </th>
                    <td className="pm-num">{formatCount(lesson.started)}</td>
                    <td className="pm-num">{formatCount(lesson.done)}</td>
                    <td className="pm-num">{formatCount(lesson.stopped)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
      <Panel title={t('Questions most often answered wrong')}>
        {questions.length === 0 ? (
          <p className={classes.hint}>{t('No wrong answers yet.')}</p>
        ) : (
          <ol className={views.failed}>
            {questions.map((question) => (
              <li key={`${question.lessonId} ${question.text_english}`}>
                <span>{t.language === 'hi' ? question.text_hindi : question.text_english}</span>
                <span className="pm-num">
                  {t('{wrong} of {asked} wrong', {
                    wrong: formatCount(question.wrong),
                    asked: formatCount(question.asked),
                  })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  )
}
