/** Descriptions of how a session works, as a consultant would write them. */
export const procedures = [
  'Share photographs and your last three months of figures a day before. We spend ten minutes on what hurts, fifteen on causes, and the rest on what to do on Monday. You get my notes in writing the same evening.',
  'Tell me your question in two lines when you book. I read your papers before the call and begin with my view, so that most of the time is yours. If I need a second look, it is free.',
  'Begin with the numbers: capacity, cost and what you sell at. I work on a shared sheet while we talk and send it to you afterwards. I do not take commissions from machine makers.',
  'Keep the notice, licence or contract open on your screen. I explain what it says, what can happen, and the two or three ways to answer it, with their cost and time.',
  'For a new project I ask five questions first: product, place, money, people and buyer. We end with a plan on one page and a list of what to check before spending.',
  'You may bring your partner or supervisor to the call. I speak slowly, repeat the figures, and send a short summary in the language you prefer.',
]
