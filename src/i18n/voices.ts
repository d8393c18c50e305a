/** The voices of a bot, used by the onboarding form, the CMS and the desk. */

export const voiceGenders = ['female', 'male'] as const
export const voiceCharacters = ['calm', 'enthusiastic'] as const

export type VoiceGender = (typeof voiceGenders)[number]
export type VoiceCharacter = (typeof voiceCharacters)[number]

/** German labels, with the specification's wording. */
export const voiceGenderLabels = {
  female: 'Weiblich',
  male: 'Männlich',
} as const satisfies Record<VoiceGender, string>

export const voiceCharacterLabels = {
  calm: 'Ruhig',
  enthusiastic: 'Enthusiastisch',
} as const satisfies Record<VoiceCharacter, string>
