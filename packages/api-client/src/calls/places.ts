import type {
  Contact,
  KioskVideos,
  NearbyPlace,
  Place,
  PlacePoint,
  VideoWall,
} from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** A position to look around, and how far; without a position places come by name. */
export type NearbyQuery = {
  readonly franchise?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radius?: number;
  readonly unit?: 'km' | 'mi';
  readonly delivery?: 'true' | 'false';
  readonly limit?: number;
};

export type NearbyReply = {
  readonly places: NearbyPlace[];
  readonly nearest: NearbyPlace | null;
  readonly offers_delivery: boolean;
  readonly countries: string[];
  readonly visitor_country: string | null;
};

export type PlacesReply = {
  readonly places: PlacePoint[];
  readonly map: { readonly access_token: string; readonly api_base: string } | null;
};

/** Calls of the locator, the public site and the screens. */
export type PlaceCalls = {
  /** Where a town, a postal code or an address is. Show the attribution beside the places. */
  readonly geocode: (
    query: { readonly q: string; readonly country?: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ places: Place[]; attribution: string }>>;
  /** Restaurants of franchises, the nearest first. */
  readonly listNearby: (
    query: NearbyQuery,
    options?: CallOptions,
  ) => Promise<ApiResult<NearbyReply>>;
  /** All of them as points with names, and how a map is drawn. */
  readonly listPlaces: (
    query?: { readonly franchise?: string },
    options?: CallOptions,
  ) => Promise<ApiResult<PlacesReply>>;
  /** Not retried by itself; sent again by hand, the same message is kept once. */
  readonly sendContact: (
    contact: Contact,
    options?: CallOptions,
  ) => Promise<ApiResult<{ contact_id: string }>>;
  /** Lists the videos for wall screens: of one restaurant, or of all. */
  readonly listVideoWall: (
    restaurant?: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ urls: string[] }>>;
  readonly getVideoWall: (options?: CallOptions) => Promise<ApiResult<VideoWall>>;
  readonly getKioskVideos: (options?: CallOptions) => Promise<ApiResult<KioskVideos>>;
};

export function placeCalls({ http, settle }: Transport): PlaceCalls {
  return {
    geocode(query, { signal } = {}) {
      return settle(http.GET('/geocode', { params: { query }, signal: signal ?? null }), signal);
    },
    listNearby(query, { signal } = {}) {
      const call = http.GET('/restaurants/nearby', { params: { query }, signal: signal ?? null });
      return settle(call, signal);
    },
    listPlaces(query = {}, { signal } = {}) {
      const call = http.GET('/restaurants/places', { params: { query }, signal: signal ?? null });
      return settle(call, signal);
    },
    sendContact(body, { signal } = {}) {
      return settle(http.POST('/contact', { body, signal: signal ?? null }), signal);
    },
    listVideoWall(restaurant, { signal } = {}) {
      const query = restaurant === undefined ? {} : { restaurant };
      return settle(http.GET('/videowall', { params: { query }, signal: signal ?? null }), signal);
    },
    getVideoWall({ signal } = {}) {
      const params = { query: { t: String(Date.now()) } };
      return settle(
        http.GET('/static/video-wall.json', { params, signal: signal ?? null }),
        signal,
      );
    },
    getKioskVideos({ signal } = {}) {
      const params = { query: { t: String(Date.now()) } };
      return settle(
        http.GET('/static/kiosk-videos.json', { params, signal: signal ?? null }),
        signal,
      );
    },
  };
}
