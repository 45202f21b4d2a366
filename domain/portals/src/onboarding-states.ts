/** Onboarding states from which parts of the menu show. Spec: side menu. */
export const onboardingStates = { features: 2, statistics: 3 } as const
