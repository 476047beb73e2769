import { z } from 'zod'
import { SessionMode } from '../bookings/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { IdInPath, Paise, pageOf, paging } from '../fields.ts'
import { OfferTerms, OwnOffer, OwnPackage, PackageOffer } from './shapes.ts'

export const listPackageOffers = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/packages',
  summary: 'Lists the packages of a consultant that can be bought now.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ packages: z.array(PackageOffer) }),
})

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/web/v1/package-offers',
  summary: 'Lists the packages that the caller offers, and those withdrawn.',
  for: 'consultant',
  input: z.object({}),
  reply: z.object({ offers: z.array(OwnOffer) }),
})

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/web/v1/package-offers',
  summary: 'Offers a package of sessions at a lower price than single sessions.',
  for: 'consultant',
  input: OfferTerms.extend({ mode: SessionMode, minutes: z.literal([15, 30, 45, 60]) }),
  reply: z.object({ offer: OwnOffer }),
  status: 201,
  message: 'Package offered',
  problems: ['package_exists', 'package_limit', 'package_not_cheaper', 'no_fee_for_this'],
})

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/api/web/v1/package-offers/{id}',
  summary: 'Changes a package, withdraws it or offers it again. Packages already sold stay as they were bought.',
  for: 'consultant',
  input: OfferTerms.extend({ id: IdInPath, isOffered: z.boolean(), version: z.int() }),
  ids: { id: 'package offer' },
  reply: z.object({ offer: OwnOffer }),
  message: 'Package saved',
  problems: ['not_found', 'stale', 'package_exists', 'package_not_cheaper', 'no_fee_for_this'],
})

export const listOwnPackages = endpoint({
  method: 'GET',
  path: '/api/web/v1/packages/own',
  summary: 'Lists the packages that the caller bought, newest first.',
  for: 'user',
  input: z.object({ ...paging }),
  reply: pageOf(OwnPackage),
})

export const cancelPackage = endpoint({
  method: 'POST',
  path: '/api/web/v1/packages/{id}/cancellations',
  summary: 'Ends a package and refunds the sessions that were not booked. Booked sessions stay.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']) }),
  ids: { id: 'package' },
  reply: z.object({ refundedPaise: Paise, package: OwnPackage }),
  status: 201,
  message: 'Package cancelled',
  problems: ['not_found', 'package_over', 'idempotency_conflict', 'nothing_to_refund'],
})
