import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { RadioCards } from '../../../../components/ui/radio-cards.tsx'
import {
  voiceCharacterLabels,
  voiceCharacters,
  voiceGenderLabels,
  voiceGenders,
} from '../../../../i18n/voices.ts'
import { fieldLabels } from '../messages.ts'
import type { OnboardingValues } from '../types.ts'
import { FormSection } from './form-section.tsx'

const genders = voiceGenders.map((value) => ({ value, label: voiceGenderLabels[value] }))
const characters = voiceCharacters.map((value) => ({ value, label: voiceCharacterLabels[value] }))

type Props = {
  register: UseFormRegister<OnboardingValues>
  errors: FieldErrors<OnboardingValues>
}

export function VoiceSection({ register, errors }: Props) {
  return (
    <FormSection number={2} title="Voice-Bot Konfiguration">
      <div className="grid gap-6">
        <RadioCards
          id="voiceGender"
          legend={fieldLabels.voiceGender}
          options={genders}
          error={errors.voiceGender?.message}
          input={{ ...register('voiceGender'), required: true }}
        />
        <RadioCards
          id="voiceCharacter"
          legend={fieldLabels.voiceCharacter}
          options={characters}
          error={errors.voiceCharacter?.message}
          input={{ ...register('voiceCharacter'), required: true }}
        />
      </div>
    </FormSection>
  )
}
