import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { toast } from '~/ui/toast.tsx'
import { cacheProfile, type OwnProfile, ownProfileQuery, saveIndustries } from '../api.ts'
import classes from './expertise-editor.module.css'
import { ExpertisePicker, type IndustrySearch } from './expertise-picker.tsx'

interface ExpertiseEditorProps {
  profile: OwnProfile
  catalogue: ComponentProps<typeof ExpertisePicker>['catalogue']
  search: IndustrySearch
  /** Opens the suggestion of a missing industry. */
  onSuggest: () => void
}

/** The consultant's industries: chosen ones as chips above, the catalogue below. */
export function ExpertiseEditor({ profile, catalogue, search, onSuggest }: ExpertiseEditorProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const saved = profile.industries.map(({ id }) => id)
  const [picked, setPicked] = useState(saved)
  const unsaved = picked.length !== saved.length || picked.some((id) => !saved.includes(id))
  const save = useMutation({
    mutationFn: () => saveIndustries(api, profile.revision, picked),
    onSuccess: ({ data, message }) => {
      cacheProfile(client, api, data.consultantDetail)
      toast(t(message))
    },
    // The choice stays; the profile is refetched, so that the next attempt is based on the newest version.
    onError: (error) =>
      error instanceof ApiProblem &&
      error.body.code === 'stale' &&
      client.invalidateQueries({ queryKey: ownProfileQuery(api).queryKey }),
  })
  const toggle = (id: number) => setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const industries = catalogue.flatMap(({ sectors }) => sectors.flatMap((sector) => sector.industries))
  return (
    <>
      <PageHead
        title={t('Expertise')}
        action={
          <Button onClick={() => save.mutate()} loading={save.isPending} disabled={!unsaved}>
            {t.count(picked.length, 'Save {count} industry', 'Save {count} industries')}
          </Button>
        }
      >
        {t('You appear in search only for the industries you choose. Up to {most}.', { most: profile.industriesMax })}
      </PageHead>
      <ProblemAlert error={save.error} mb="md" />
      {picked.length > 0 && (
        <ul className={classes.picks} aria-label={t('Selected')}>
          {picked.map((id) => {
            const industry = industries.find((one) => one.id === id) ?? profile.industries.find((one) => one.id === id)
            const title = industry ? titleOf(industry, t.language) : String(id)
            return (
              <li key={id}>
                {title}
                <button type="button" aria-label={t('Remove {title}', { title })} onClick={() => toggle(id)}>
                  <Icon name="x" size={18} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <ExpertisePicker
        catalogue={catalogue}
        search={search}
        picked={picked}
        most={profile.industriesMax}
        onToggle={toggle}
      />
      <p className={classes.suggest}>
        <Icon name="info-circle" />
        <span>
          {t('Not listed?')}{' '}
          <button type="button" onClick={onSuggest}>
            {t('Suggest an industry')}
          </button>
          {'. '}
          {t('Our team will add it within one working day.')}
        </span>
      </p>
      <UnsavedGuard unsaved={unsaved} />
    </>
  )
}
