import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames('睡眠, 睡觉, 睡, 夜间睡眠, 午睡, 睡觉休息, 睡覺'),
  work: listNames('工作, 上班, 打工, 干活, 有酬劳动, 就业工作, 上班时间, 工作时间, 加班'),
  commute: listNames('通勤, 上下班, 上下班路上, 上班路上, 通勤时间, 上下班通勤'),
  exercise: listNames('运动, 锻炼, 健身, 运动健身, 健身锻炼, 体育锻炼, 体育运动, 做运动, 锻炼身体, 運動'),
  socialMedia: listNames(
    '社交媒体, 社媒, 社交网络, 社交平台, 刷社交媒体, 刷手机, 玩手机, 看手机, 微信, 微博, 抖音, ' +
      '小红书, 短视频, 刷视频, 刷短视频, 刷微博, 刷朋友圈, 刷抖音, 刷小红书, 社交媒體',
  ),
  entertainment: listNames(
    '影视娱乐, 电视/娱乐, 电视/电影, 娱乐, 休闲娱乐, 影视, 电影, 看电影, 看剧, 追剧, 刷剧, ' +
      '看视频, 看综艺',
  ),
  eating: listNames('吃饭, 用餐, 就餐, 进餐, 饮食, 吃喝, 三餐, 一日三餐, 吃东西'),
  familyTime: listNames(
    '陪伴家人, 陪家人, 家人, 家庭, 家庭时间, 家庭时光, 亲子时间, 陪孩子, 陪娃, 陪父母, 陪爸妈, ' +
      '和家人在一起, 陪伴家人时间',
  ),
  cooking: listNames('做饭, 烹饪, 下厨, 做菜, 烧饭, 煮饭, 烧菜, 煮食'),
  shopping: listNames('购物, 买东西, 逛街, 网购, 买菜, 逛超市, 購物'),
  hobbies: listNames('兴趣爱好, 爱好, 兴趣, 业余爱好, 嗜好'),
  reading: listNames('阅读, 看书, 读书, 看报, 阅读书籍, 看小说, 閱讀'),
  gaming: listNames('玩游戏, 游戏, 打游戏, 电子游戏, 电脑游戏, 手机游戏, 手游, 网游, 电竞'),
  studying: listNames('学习, 上学, 上课, 念书, 自习, 做作业, 写作业, 功课, 温习, 學習'),
  cleaning: listNames('打扫, 清洁, 打扫卫生, 搞卫生, 做卫生, 收拾房间, 整理房间, 收拾屋子'),
  meditation: listNames('冥想, 打坐, 静坐, 正念, 正念冥想, 禅修'),
  phoneCalls: listNames('打电话, 电话, 通话, 通电话, 讲电话, 视频通话, 语音通话'),
  socialActivities: listNames(
    '社交, 社交活动, 社会交往, 聚会, 聊天, 朋友聚会, 见朋友, 会友, 和朋友在一起, 应酬',
  ),
  travel: listNames('旅行, 旅游, 出游, 出门旅行'),
  television: listNames('看电视, 电视, 电视节目'),
  household: listNames('家庭事务, 家事, 料理家事, 持家'),
  housework: listNames('家务, 做家务, 家务活, 家务劳动, 干家务'),
  familyCare: listNames(
    '照顾家人, 照料家人, 照顾家庭, 照顾孩子, 照看孩子, 看孩子, 带孩子, 带娃, 遛娃, 带孙子, ' +
      '带孙女, 育儿, 照顾老人, 照顾父母',
  ),
  gettingAround: listNames('出行, 交通, 交通出行, 路上, 在路上, 坐车, 开车'),
  gamesAndComputer: listNames('游戏和电脑, 电脑和游戏, 玩电脑, 用电脑, 电脑, 上网'),
  personalCare: listNames('休息和个人护理, 个人护理, 个人卫生, 洗漱, 梳洗, 休息'),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  sleep: ['睡眠', '睡觉', '睡覺', '午睡', '午觉', '小睡', '补觉'],
  exercise: ['运动', '運動', '锻炼', '鍛煉', '鍛鍊', '健身', '体能训练', '力量训练'],
};
